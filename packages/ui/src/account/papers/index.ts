export { openPaper } from './open-paper.js'
export { PaperNews, type PaperNewsProps } from './paper-news.js'
export { type PapersMessages, papersMessages } from './papers.messages.js'
export { type PapersHandle, usePapers } from './use-papers.js'
