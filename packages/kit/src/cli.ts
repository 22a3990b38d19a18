#!/usr/bin/env node
import { runCommand } from './conformance/command.js'

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
})
