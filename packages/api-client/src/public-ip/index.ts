export { lookupPublicIp, type PublicIpOptions } from './lookup-public-ip.js'
