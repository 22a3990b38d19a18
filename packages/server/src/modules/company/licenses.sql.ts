const revision = `md5(concat_ws('|', n.licence_no, n.expires_on, n.document_id))`

const document = `(SELECT json_build_object('id', f.id, 'name', f.name) FROM licence_documents f WHERE f.id = n.document_id)`

/** A license `n` as JSON in the shape of the contract, with the parts that administrators maintain. */
export const licenseJson = `json_build_object('rxLevel', n.rx_level, 'licenceNumber', n.licence_no,
  'expiration', n.expires_on, 'revision', ${revision}, 'document', ${document})`

/** The licenses of an address as a list in JSON. */
export function licensesJson(addressId: string): string {
  return `(SELECT COALESCE(json_agg(${licenseJson} ORDER BY n.rx_level), '[]')
    FROM address_licences n WHERE n.address_id = ${addressId})`
}

/** Condition on a user `w`: an administrator of the company `account` who can sign in. */
export function isAdministratorSql(account: string): string {
  return `w.account_id = ${account} AND w.is_admin AND w.active AND w.invited_at IS NULL AND NOT w.is_punchout`
}
