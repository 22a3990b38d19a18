import { type RecordPapers, useRecordPapers } from '@gauze/ui/records/papers'
import { useRuntime } from '../browser/runtime-provider.js'

/** Opens the PDF of a record of the signed-in user's company. */
export function useStorePaper(): RecordPapers {
  const { load } = useRuntime()
  return useRecordPapers(async (paper) => {
    const { api } = await load()
    return (await api.generatePDF([paper])).pdfUrl
  })
}
