import { describeConformance } from '../../../test/describe-conformance.js'
import { HeaderShell } from './header-shell.js'

const nothing = () => undefined

describeConformance('HeaderShell', (props, ref) => (
  <HeaderShell {...props} ref={ref} logo="Gauze" search="" tools="" onMenu={nothing} />
))
