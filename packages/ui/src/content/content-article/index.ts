export { ContentArticle, type ContentArticleProps, type ContentProductList } from './content-article.js'
export { type ContentArticleMessages, contentArticleMessages } from './content-article.messages.js'
