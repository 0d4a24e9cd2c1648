-- Takes the rights on the outbox from service_role, which a deployment may grant by default. The function connects as the owner.

revoke all on schema contact from service_role;
revoke all on all tables in schema contact from service_role;
revoke all on all functions in schema contact from service_role;
