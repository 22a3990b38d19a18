/**
 * The one way to write the path of a content page, so that what an editor typed and what a browser asks for are the same:
 * decoded, with one slash before it and none behind. `encodeURI` makes an address of it.
 * @example contentPath('/Gr%C3%B6%C3%9Fen/') // '/Größen'
 */
export function contentPath(path: string): string {
  return `/${decoded(path)
    .normalize()
    .replace(/^\/+|\/+$/g, '')}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A percent sign that somebody typed.
    return path
  }
}
