import type { CreateRuleRequest, PacketFilterRule } from '@hostwright/types'

/**
 * Converts a packet filter rule that was read to one for `addRule`, `plan` and `apply`, which has no id and none of the
 * properties that are null. Makes no request.
 */
export function toRuleRequest({
  type,
  protocol,
  port,
  allowed_ip,
  memo,
}: PacketFilterRule): CreateRuleRequest {
  if (type !== 'custom') return { type }
  const rest = { allowed_ip, ...(memo !== null && memo !== '' && { memo }) }
  if (protocol === 'icmp') return { type, protocol, ...rest }
  return { type, protocol: protocol === 'udp' ? 'udp' : 'tcp', port: port ?? '1-65535', ...rest }
}
