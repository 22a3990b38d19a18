export { type QuantityTester, quantityTester, type TestUser, type Way } from './quantity-tester.js'
