-- Whoever changes several messages takes the row of the delivery first, as claim and settle have always done. Two that took the
-- same messages in another order each, the mail of a digest and somebody who is erased, could wait for each other, until the
-- database ended one of them.

-- Asked when the mail server wants the text: how many messages of the mail are still to be sent by this delivery. Those get a lease for
-- the time in which the answer may come; whoever gets another number than it was handed sends nothing.
create or replace function contact.begin_text(of_mail uuid, of_attempt integer, lease_seconds integer) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  held integer;
begin
  perform from contact.delivery for update;
  update contact.messages m
    set leased_at = clock_timestamp(), leased_until = clock_timestamp() + make_interval(secs => lease_seconds), text_at = clock_timestamp()
    where m.state = 'queued' and coalesce(m.digest, m.id) = of_mail and (m.id = of_mail or m.digest = of_mail)
      and m.attempts = of_attempt and m.leased_until > clock_timestamp();
  get diagnostics held = row_count;
  return held;
end
$$;

-- Forgets what must not be kept: who wrote what after 90 days, from which address after 7. What is still to be delivered is kept whole.
-- Answers how many rows it changed.
create or replace function contact.forget() returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  bodies integer;
  clients integer;
begin
  perform from contact.delivery for update;
  update contact.messages set name = null, email = null, message = null, content = null, erased_at = now()
    where erased_at is null and state <> 'queued' and created_at < now() - interval '90 days';
  get diagnostics bodies = row_count;
  update contact.messages set client = null where client is not null and created_at < now() - interval '7 days';
  get diagnostics clients = row_count;
  return bodies + clients;
end
$$;

-- Deletes everything one person has sent, whatever its state. Answers how many messages that were.
create or replace function contact.erase(address text) returns integer
  language plpgsql volatile set search_path = ''
as $$
declare
  erased integer;
begin
  perform from contact.delivery for update;
  delete from contact.messages where lower(email) = lower(trim(address));
  get diagnostics erased = row_count;
  return erased;
end
$$;

revoke all on all functions in schema contact from public, anon, authenticated;
