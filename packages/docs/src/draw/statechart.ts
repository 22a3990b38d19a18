import type { MachineDoc } from '../read/machines.js'

/** Draws a statechart. */
export async function drawStatechart(machine: MachineDoc): Promise<string> {
  return `<svg><title>${machine.name}</title></svg>`
}
