import { describeConformance } from '../../../test/describe-conformance.js'
import { pictures } from '../../story-data/index.js'
import { Gallery } from './gallery.js'

describeConformance('Gallery', (props, ref) => (
  <Gallery
    {...props}
    ref={ref}
    name="Gloves"
    images={[
      { index: 0, url: pictures.gloves, largeUrl: pictures.gloves },
      { index: 1, url: pictures.vial, largeUrl: pictures.vial },
    ]}
  />
))
