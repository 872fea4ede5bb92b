# The web processes of the site. Each has a probe; with several of them, add one `backend` and one `add_backend` for each.

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

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(web1);
}
