-- Accepts the e-mail addresses of schema/contact/address.ts: RFC 5321, with the domain in ASCII.

-- Returns true for such an address. The expression is that of `addressPattern`.
create function contact.is_address(value text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return value ~ '^(?=[ -~]{1,64}@[^@]+$)(?:[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*|"(?:[^"\\]|\\.)*")@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$';

-- Earlier messages may have an address that only the earlier rule accepted. An update of such a row, as at its delivery, must not fail.
do $$
begin
  execute format(
    'alter table contact.messages
      drop constraint messages_email_check,
      add constraint messages_email_check check (char_length(email) <= 254 and (contact.is_address(email) or created_at < %L))',
    now());
end
$$;

revoke all on all functions in schema contact from public, anon, authenticated, service_role;
