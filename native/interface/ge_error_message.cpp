// ge::GEGetErrorMsg returns a std::string of the layout from before C++11, because the caller in torchair is compiled
// so. This macro must stand before the first header.
#undef _GLIBCXX_USE_CXX11_ABI
#define _GLIBCXX_USE_CXX11_ABI 0

#include <string>

#include "gen/abi.h"

namespace ge {

__attribute__((visibility("default"))) std::string GEGetErrorMsg() {
  const char* text = hotplate::abi::aclGetRecentErrMsg();
  return text == nullptr ? std::string() : std::string(text);
}

}  // namespace ge
