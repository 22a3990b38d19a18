#!/usr/bin/env node
// Every public component, prop, hook, function, machine and call has a sentence in the comment before its declaration.
// Needs built documentation, which lists the names without one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docsFolder } from './build.mjs'

const silent = JSON.parse(readFileSync(join(docsFolder, 'silent-names.json'), 'utf8'))
for (const name of silent) console.error(`${name} has no sentence. Write one in the comment before its declaration.`)
process.exitCode = silent.length > 0 ? 1 : 0
