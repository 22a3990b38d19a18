import { createServer, type Server } from 'node:net'

/**
 * The minimum of an SMTP server.
 * @param receive gets each mail's text
 * @param isTaking whether the server takes mails at present; otherwise it asks the sender to try again later
 */
export function createMailServer(receive: (text: string) => void, isTaking: () => boolean = () => true): Server {
  return createServer((socket) => {
    let text = ''
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (inData && line === '.') {
          inData = false
          if (isTaking()) receive(text)
          socket.write(isTaking() ? '250 taken\r\n' : '451 try again later\r\n')
          text = ''
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
