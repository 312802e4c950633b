// Generated from the description by tools/make/generate. Do not edit.

/**
 * The tree of all paths, one segment per line. An indented segment is below the one before it. The letters after a
 * segment are its methods: G is GET, P POST, U PUT, D DELETE.
 */
export const routes = `v1
 logs G
 me G
 server GP
  plans G
  {servername}
   access-log G
   auto-reply GP
    {mail_address} GUD
   cron GP
    {cron_id} UD
   db GP
    user GP
     {db_user} UD
      grant GPD
    {db_name} UD
   dkim G
    {domain} GU
   dmarc G
    {domain} U
   dns GP
    {dns_id} UD
   domain GP
    {domain} GUD
     reset P
   error-log G
   ftp GP
    {ftp_account} UD
   mail GP
    {mail_account} GUD
     forwarding GU
   mail-filter GP
    {filter_id} D
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
   spf GP
    {fqdn} UD
   ssh GU
    key GP
     {key_id} D
   ssl GP
    {common_name} D
   subdomain GP
    {subdomain} UD
   wp GP
    {wp_id} UD
 vps
  plans G
  servers GP
   {uuid} G
    memo U
    name U
    os-images G
    os-reinstall GP
    packet-filter GU
     rules P
      {rule_id} UD
    power G
     reboot P
     start P
     stop P
    protection GU
    reverse-dns U
  signup-status
   {id} G`
