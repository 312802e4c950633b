import type { SslCertificate } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { toDateTime } from '../../time/japan-time.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { passesParentFilter, requireAnySite } from '../server/site.ts'
import {
  type CertificateRecord,
  certificates,
  endOfCertificate,
  hasCertificate,
  issue,
} from './certificate.ts'

export const listSslCertificates: Handler<'listSslCertificates'> = ({ store, path, query, now, assume }) => {
  const { servername } = requireHosting(store, path.servername)
  return {
    status: 200,
    body: {
      ssl_list: certificates(store, servername)
        .list()
        .filter(({ common_name }) => passesParentFilter(store, servername, query.domain, common_name))
        .map((certificate) => toSslCertificate(certificate, now, assume)),
    },
  }
}

export const issueSslCertificate: Handler<'issueSslCertificate'> = (call) => {
  const { store, body, now, assume } = call
  const { servername } = requireActiveHosting(call)
  const { name } = requireAnySite(call, body.common_name, 'body')
  if (hasCertificate(store, servername, name)) throw duplicateFailure(assume, 'common_name')
  if (assume['certificate-setup'] !== 'success') {
    throw new ApiFailure('OPERATION_ERROR', `The certificate was not issued: ${assume['certificate-setup']}.`)
  }
  issue(store, servername, name, now)
  return { status: 200, body: { message: 'The certificate has been issued.' } }
}

export const deleteSslCertificate: Handler<'deleteSslCertificate'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const name = path.common_name.toLowerCase()
  if (!hasCertificate(store, servername, name)) {
    throw new ApiFailure('NOT_FOUND', 'There is no certificate for this name.')
  }
  certificates(store, servername).delete(name)
  return { status: 200, body: { message: 'SSL has been switched off.' } }
}

function toSslCertificate(
  certificate: CertificateRecord,
  now: number,
  assume: AssumptionChoices,
): SslCertificate {
  const endsAt = endOfCertificate(certificate, now, assume)
  return {
    id: certificate.id,
    common_name: certificate.common_name,
    type: 'letsencrypt',
    expires_at: `${toDateTime(endsAt).replace(' ', 'T')}+09:00`,
    status: now < endsAt ? 'active' : 'expired',
  }
}
