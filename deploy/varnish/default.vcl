vcl 4.1;

# Varnish 7 in front of the site, started with EDGE=varnish. docs/operating.md, "An edge in front", says how to start both.
# It needs the vmods of Debian's package varnish-modules.

import directors;
import std;
import var;
import xkey;

# The web processes, and who may purge: the file to adapt.
include "./backends.vcl";

sub vcl_recv {
    set req.backend_hint = site.backend();

    if (req.method == "PURGE") {
        if (local.socket != "purge" || client.ip !~ purgers) {
            return (synth(405, "Method Not Allowed"));
        }
        # A purge without keys is a beat: it says that purges would arrive.
        var.global_set("heard", "" + now);
        if (req.http.X-Purge-Keys) {
            set req.http.X-Purged = xkey.softpurge(req.http.X-Purge-Keys);
        }
        return (synth(200, "Purged"));
    }
    if (local.socket == "purge") {
        return (synth(405, "Method Not Allowed"));
    }

    # Ids of requests are the site's own. So is the country, unless it comes from a proxy that is trusted.
    unset req.http.X-Request-Id;
    unset req.http.X-Edge-Again;
    if (client.ip !~ in_front) {
        unset req.http.X-Country;
    }

    # A stream lasts for as long as its page is seen.
    if (req.url ~ "^/api/live(\?|$)") {
        if (req.proto == "HTTP/2.0") {
            return (pass);
        }
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # Three variants of each page at most.
    if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip([ ,;]|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    if (req.url ~ "^/(\?.*)?$") {
        # The root depends on the language, by a cookie or else by the browser. What is English for certain is one page; the rest is for the
        # site to decide, which says what may be shared.
        if (req.http.Cookie ~ "(^|;\s*)i18n_redirected=en(;|$)") {
            unset req.http.Cookie;
            set req.http.Accept-Language = "en";
        } elsif (req.http.Cookie ~ "(^|;\s*)i18n_redirected=(cz|de|es|gr|it|pt_br)(;|$)") {
            set req.http.Cookie = regsub(req.http.Cookie, "^(.*;\s*)?(i18n_redirected=[^;]*).*$", "\2");
            unset req.http.Accept-Language;
        } else {
            unset req.http.Cookie;
            if (!req.http.Accept-Language || req.http.Accept-Language ~ "(?i)^\s*en(-[a-z0-9]+)?\s*(,|$)") {
                set req.http.Accept-Language = "en";
            }
        }
    } elsif (req.url !~ "^(/[a-z]{2}(_br)?)?/votes/") {
        # Only the pages of votes know a browser by its cookie; no other page or endpoint sees one.
        unset req.http.Cookie;
    }

    # For a second after it changed a page is shown once more while it is fetched; after that it is waited for. Where the site is down, or has just
    # failed to answer, the last page is shown for a day.
    if (req.restarts > 0 || !std.healthy(req.backend_hint)) {
        set req.http.X-Edge-Again = "yes";
        set req.grace = 24h;
    } else {
        set req.grace = 1s;
    }
    # Where no purge and no beat arrives, changes are missed: nothing is then shown that is older than half a minute.
    if (std.time(var.global_get("heard"), now - 1h) < now - 15s) {
        set req.ttl = 30s;
    }
    return (hash);
}

sub vcl_pipe {
    # A connection is piped once, so that the next request on it is looked at again.
    set bereq.http.Connection = "close";
    return (pipe);
}

sub vcl_backend_fetch {
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        set bereq.backend = pages.backend(by=HASH, alt=bereq.retries);
    }
    return (fetch);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # A fault does not take the place of the last page: vcl_synth looks for that, and without one the site is asked again for its answer.
        if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Edge-Again)) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    # While one build replaces another, a file of a build is only where that build runs.
    if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
        return (retry);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9.]+).*$", "\1s"), 0s);
        set beresp.http.X-Edge-Lifetime = "site";
    } elsif (beresp.http.Cache-Control !~ "max-age=" || beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    unset beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Control;
    set beresp.grace = 24h;
    return (deliver);
}

sub vcl_deliver {
    # A page that is purged when it changes is as new as one from the site, for which a browser's own lifetime begins now.
    if (resp.http.X-Edge-Lifetime) {
        unset resp.http.Age;
        set resp.http.Date = now;
    }
    if (obj.hits > 0) {
        unset resp.http.X-Request-Id;
        set resp.http.X-Edge = "hit";
    } else {
        set resp.http.X-Edge = "miss";
    }
    unset resp.http.X-Edge-Lifetime;
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}

sub vcl_synth {
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        return (restart);
    }
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    if (req.http.X-Purged) {
        set resp.http.X-Purged = req.http.X-Purged;
    }
    set resp.body = resp.reason + {"
"};
    return (deliver);
}

sub vcl_backend_error {
    # A process that was just ended counts as healthy until its probe has failed twice: the next one is asked. One that takes seconds to fail is
    # busy, and the others will be too.
    if (bereq.retries < 2 && bereq.time > now - 2s && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    if (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Edge-Again)) {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.body = {"Service Unavailable
"};
    return (deliver);
}
