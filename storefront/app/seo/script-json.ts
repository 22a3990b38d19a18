/** JSON that is safe inside a script element: no sequence in it can end the element. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
