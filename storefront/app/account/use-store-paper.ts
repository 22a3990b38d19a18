import { type OpenPaper, useOpenPaper } from '@gauze/ui/account/open-paper'
import { useRuntime } from '../browser/runtime-provider.js'

/** Opens the PDF of a record of the signed-in user's company. */
export function useStorePaper(): OpenPaper {
  const { load } = useRuntime()
  return useOpenPaper(async (paper) => {
    const { api } = await load()
    return (await api.generatePDF([paper])).pdfUrl
  })
}
