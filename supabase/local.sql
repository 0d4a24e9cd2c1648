-- What hosted Supabase has and a bare Postgres lacks: the roles of its API.
do $$
declare
  role text;
begin
  foreach role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin', role);
    end if;
  end loop;
end
$$;
