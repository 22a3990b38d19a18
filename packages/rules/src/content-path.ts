/**
 * The canonical form of a content page's path, so that an editor's spelling and a browser's request are the same:
 * decoded, with one slash before it and none at the end. `encodeURI` makes an address of it.
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
