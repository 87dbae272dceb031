// What the environment asks for, read once and checked strictly.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gen/soc_table.h"
#include "runtime/error.h"

namespace hotplate::rt {

struct Config {
  const driver::SocInfo* soc = nullptr;  // HOTPLATE_SOC
  int devices = 2;                       // HOTPLATE_DEVICES: how many the machine has
  std::vector<int> visible;              // their numbers after ASCEND_RT_VISIBLE_DEVICES; position = device id
  uint64_t hbm_bytes = 0;                // HOTPLATE_HBM_BYTES, else what the chip has
  uint32_t streams = 1984;               // HOTPLATE_STREAMS: the budget of a device
  bool check = false;                    // HOTPLATE_CHECK: poison fresh and freed memory
  uint32_t spin_us = 20;                 // HOTPLATE_SPIN_US: how long an idle worker looks before it sleeps
  uint32_t exit_timeout_s = 10;  // HOTPLATE_EXIT_TIMEOUT: how long queued work may hold up the end of the process
  std::string fault;             // HOTPLATE_FAULT, see fault.h
  std::string error;             // why the environment is not acceptable; empty when it is
};

const Config& config();

// kSuccess, or the error of the configuration with its text set for this thread.
Code config_status();

// For the driver program of the tests: parses the environment that `get` describes (nullptr: not set).
Config parse_config(const char* (*get)(const char* name));

}  // namespace hotplate::rt
