export { demo } from './demo.js'
export { demoSignIns } from './sign-ins.js'
