// Generated from the description by tools/generate. Do not edit.

/**
 * The tree of all paths: what is indented comes below, and behind a segment stand its operations: G is GET, P POST,
 * U PUT, D DELETE. A small letter must not be sent again when its outcome is unknown; o is an order, a POST that
 * may be with its Idempotency-Key.
 */
export const routes = `v1
 logs G
 me G
 server Go
  plans G
  {servername}
   access-log G
   auto-reply Gp
    {mail_address} GUD
   cron Gp
    {cron_id} ud
   db Gp
    user Gp
     {db_user} UD
      grant GpD
    {db_name} UD
   dkim G
    {domain} GU
   dmarc G
    {domain} U
   dns Gp
    {dns_id} ud
   domain Gp
    {domain} GUD
     reset p
   error-log G
   ftp Gp
    {ftp_account} UD
   mail Gp
    {mail_account} GUD
     forwarding GU
   mail-filter Gp
    {filter_id} d
   memo GU
   php-version G
    {domain} U
   server-info G
    usage G
   signup-status G
   smtp-abroad-restriction G
    {domain} U
   spam-filter G
    {domain} U
     dmarc-receiver U
   spf Gp
    {fqdn} UD
   ssh GU
    key Gp
     {key_id} D
   ssl Gp
    {common_name} D
   subdomain Gp
    {subdomain} UD
   wp Gp
    {wp_id} UD
 vps
  plans G
  servers Go
   {uuid} G
    memo U
    name U
    os-images G
    os-reinstall Gp
    packet-filter GU
     rules p
      {rule_id} UD
    power G
     reboot p
     start p
     stop p
    protection GU
    reverse-dns U
  signup-status
   {id} G`
