// Generated from the description by tools/generate. Do not edit.

/** The tree of all paths: what is indented comes below, and behind a segment stand its methods. */
export const routes = `v1
 logs GET
 me GET
 server GET POST
  plans GET
  {servername}
   access-log GET
   auto-reply GET POST
    {mail_address} GET PUT DELETE
   cron GET POST
    {cron_id} PUT DELETE
   db GET POST
    user GET POST
     {db_user} PUT DELETE
      grant GET POST DELETE
    {db_name} PUT DELETE
   dkim GET
    {domain} GET PUT
   dmarc GET
    {domain} PUT
   dns GET POST
    {dns_id} PUT DELETE
   domain GET POST
    {domain} GET PUT DELETE
     reset POST
   error-log GET
   ftp GET POST
    {ftp_account} PUT DELETE
   mail GET POST
    {mail_account} GET PUT DELETE
     forwarding GET PUT
   mail-filter GET POST
    {filter_id} DELETE
   memo GET PUT
   php-version GET
    {domain} PUT
   server-info GET
    usage GET
   signup-status GET
   smtp-abroad-restriction GET
    {domain} PUT
   spam-filter GET
    {domain} PUT
     dmarc-receiver PUT
   spf GET POST
    {fqdn} PUT DELETE
   ssh GET PUT
    key GET POST
     {key_id} DELETE
   ssl GET POST
    {common_name} DELETE
   subdomain GET POST
    {subdomain} PUT DELETE
   wp GET POST
    {wp_id} PUT DELETE
 vps
  plans GET
  servers GET POST
   {uuid} GET
    memo PUT
    name PUT
    os-images GET
    os-reinstall GET POST
    packet-filter GET PUT
     rules POST
      {rule_id} PUT DELETE
    power GET
     reboot POST
     start POST
     stop POST
    protection GET PUT
    reverse-dns PUT
  signup-status
   {id} GET`
