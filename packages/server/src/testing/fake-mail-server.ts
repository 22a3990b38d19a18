import { createServer, type Server } from 'node:net'

/** The minimum of an SMTP server; passes each mail's text to `receive`. */
export function createMailServer(receive: (text: string) => void): Server {
  return createServer((socket) => {
    let text = ''
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inData && line === '.') {
          inData = false
          receive(text)
          socket.write('250 taken\r\n')
        } else if (inData) text += `${line}\n`
        else if (line === 'DATA') {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
}
