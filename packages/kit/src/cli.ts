#!/usr/bin/env node
import { runCommand } from './conformance/command.js'

// A reader such as `head` may close the pipe. The run goes on, so that it takes back its changes and writes its report.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
})
