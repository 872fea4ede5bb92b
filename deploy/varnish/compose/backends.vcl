# The web processes of compose.yaml, in place of `backends.vcl`.

# Who may purge, on the socket named `purge`: the networks that compose makes. That socket is not opened to the outside.
acl purgers {
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

# Who may name the country of a visitor: no one.
acl in_front {
}

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
    .host = "web-1";
    .port = "3000";
    .probe = alive;
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
}

backend web2 {
    .host = "web-2";
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
    site.add_backend(web2);
    new pages = directors.shard();
    pages.add_backend(web1);
    pages.add_backend(web2);
    pages.reconfigure();
}
