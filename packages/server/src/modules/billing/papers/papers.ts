import type { Readable } from 'node:stream'
import { easternDate } from '@gauze/rules'
import type { PaperRequest } from '../../../db/schema/index.js'
import type { Scope } from '../../../db/scope.js'
import type { Services } from '../../../services/services.js'
import type { StatementRange } from '../statement.repository.js'
import type { DrawingTurns } from './drawing-turns.js'
import { readExport } from './export-tables.js'
import { joinDocuments, type PaperServices, readPapers, readStatementDocument } from './paper-documents.js'
import { csvFile, xlsxFile, zipFile } from './table-files.js'

/** A file to answer with. */
export interface PaperFile {
  readonly type: string
  readonly body: Buffer | Readable
}

type DrawingServices = PaperServices & Pick<Services, 'ports'>

const listNames = { invoices: 'Invoices', payments: 'Payments', creditMemos: 'Credit memos', openItems: 'Open items' }

/** The name of the file of a request, for the end of its address. */
export function fileNameOf(request: PaperRequest): string {
  switch (request.kind) {
    case 'zip':
      return 'papers.zip'
    case 'statement':
      return request.openTransactionsOnly
        ? `open-transactions-${request.statementDate}.pdf`
        : `statement-${request.startDate}-to-${request.statementDate}.pdf`
    case 'export':
      return `${listNames[request.list].toLowerCase().replace(' ', '-')}.${request.format}`
    case 'pdf': {
      const [paper, ...rest] = request.papers
      return paper === undefined || rest.length > 0 ? 'papers.pdf' : `${paper.type}-${paper.transactionId}.pdf`
    }
  }
}

/** Writes the statement of the scope's company as a PDF. */
export async function writeStatement(scope: Scope, range: StatementRange, services: DrawingServices): Promise<Buffer> {
  const { document } = await readStatementDocument(scope, range, services)
  return services.ports.pdf.write(document)
}

/**
 * Writes the file of a request, with the data that the scope reaches now.
 * @param turns decides when a PDF is drawn
 * @throws ProblemError 404 for a paper that the company does not have; 503 when too many files are being drawn
 */
export async function writePaper(
  scope: Scope,
  request: PaperRequest,
  services: DrawingServices,
  turns: DrawingTurns,
): Promise<PaperFile> {
  const { ports, now } = services
  const { userId } = scope
  const pdf = 'application/pdf'
  switch (request.kind) {
    case 'statement':
      return { type: pdf, body: await turns.take(userId, () => writeStatement(scope, request, services)) }
    case 'pdf':
      return {
        type: pdf,
        body: await turns.take(userId, async () =>
          ports.pdf.write(joinDocuments(await readPapers(scope, request.papers, services))),
        ),
      }
    case 'zip': {
      const documents = await readPapers(scope, request.papers, services)
      // The first file is drawn before the answer begins, because the server can refuse the request only until then.
      const [first] = documents
      const begun = first === undefined ? null : await turns.take(userId, () => ports.pdf.write(first))
      const entries = documents.map((document, index) => ({
        name: `${index + 1} ${document.title}.pdf`,
        content: async () =>
          index === 0 && begun !== null
            ? begun
            : turns.take(userId, () => ports.pdf.write(document), { isPatient: true }),
      }))
      return { type: 'application/zip', body: zipFile(entries, now()) }
    }
    case 'export': {
      const { list, format, kind: _, ...filters } = request
      const table = await readExport(scope, list, filters, easternDate(now()))
      if (format === 'csv') return { type: 'text/csv; charset=utf-8', body: csvFile(table) }
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      return { type, body: xlsxFile(listNames[list], table, now()) }
    }
  }
}
