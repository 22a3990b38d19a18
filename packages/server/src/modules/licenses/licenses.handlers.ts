import { notFound } from '../../base/problem.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { readDocument } from './licenses.repository.js'
import { deleteLicense, saveLicense } from './licenses.service.js'

/** The calls by which administrators maintain the licenses of an address. */
export const licenseHandlers = defineHandlers({
  saveLicense: ({ scope, input, services }) => scope.transaction((locked) => saveLicense(locked, input, services)),
  deleteLicense: ({ scope, input, services }) =>
    scope.transaction(async (locked) => {
      await deleteLicense(locked, input, services)
      return { success: true as const }
    }),
  getLicenseDocument: async ({ scope, input }) => {
    const document = await readDocument(scope, input.id)
    if (document === null) throw notFound('This document is no longer there. Load the page again.')
    return document
  },
})
