export { Button, type ButtonLook, type ButtonProps } from './button.js'
