import { runChecks, typeChecks } from '../lib/checks.mjs'

export default ({ env }) => (runChecks(typeChecks, env).failed > 0 ? 1 : 0)
