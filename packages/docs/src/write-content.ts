import { writeFileSync } from 'node:fs'
import { readContent } from './content.js'

// Run with the path of a file, for Storybook, which reads no sources itself.
const [, , file] = process.argv
if (!file) throw new Error('Name the file to write.')
const { machines, ...content } = await readContent()
writeFileSync(file, JSON.stringify({ ...content, machines: Object.fromEntries(machines) }))
