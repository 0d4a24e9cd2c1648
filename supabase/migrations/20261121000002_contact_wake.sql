-- Hosted Supabase: wakes the delivery every minute, and thereby the daily forgetting. Elsewhere (a bare Postgres, the
-- embedded database) there is no scheduler, and whoever runs the function wakes it.
--
-- The two secrets are put into the vault once, by hand: see "Deploy" in the README.

do $migration$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    raise notice 'No pg_cron and pg_net here: the delivery is woken by whoever runs the function.';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  execute $definition$
    create function contact.wake() returns bigint
      language sql volatile set search_path = ''
    as $body$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'contact_function_url') || '/deliver',
        headers := jsonb_build_object(
          'Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'contact_wake_key')
        )
      )
    $body$
  $definition$;
  revoke all on function contact.wake() from public, anon, authenticated;
  perform cron.schedule('contact-delivery', '* * * * *', 'select contact.wake()');
end
$migration$;
