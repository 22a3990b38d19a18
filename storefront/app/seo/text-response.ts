/** A file that is written when asked for, the same for everybody: a shared cache may keep it for ten minutes. */
export const textResponse = (text: string, type: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=0, s-maxage=600' },
  })
