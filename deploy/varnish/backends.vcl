# Who may purge, on the socket named `purge` alone: `-a purge=127.0.0.1:6091`. A TLS proxy on this machine also comes from 127.0.0.1, so
# that an address alone would let its visitors purge.
acl purgers {
    "127.0.0.1";
    "::1";
}

# Who may name the country of a visitor, such as a TLS proxy with a database of countries. By default no one may.
acl in_front {
}

# The web processes of the site. Each has a probe; with several of them, add one `backend` and
# two `add_backend` for each.

probe alive {
    .request =
        "GET /healthz HTTP/1.1"
        "Host: localhost"
        "Connection: close";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend web1 {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
}

# Streams and forms go round all of them. A page always goes to the same one, or to its next where that is away: so each page is rendered and
# kept in one process, and not in all.
sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(web1);
    new pages = directors.shard();
    pages.add_backend(web1);
    pages.reconfigure();
}
