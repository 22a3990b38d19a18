import { describeConformance } from '../../../test/describe-conformance.js'
import { RecordStatus, type RecordStatuses } from './index.js'

const statuses: RecordStatuses<'Open' | 'Closed'> = {
  tones: { Open: 'notice', Closed: 'neutral' },
  useWords: () => ({ Open: 'Not answered', Closed: 'Answered' }),
}

describeConformance('RecordStatus', (props, ref) => <RecordStatus {...props} ref={ref} of={statuses} status="Open" />)
