export const HELP = `mfe builds, publishes and rolls back the parts of a site.

  mfe new <name> [--path P] [--title T]         make a remote with one page, in a folder of its name
    [--api]                                       and a service that stores what the page sends
    [--site URL]                                  elsewhere than in the platform's repository: with that site's packages
    [--registry]                                  which npm takes from the site, instead of files in vendor
  mfe contract pull [--site URL] [--out vendor] fetch the packages that a site's live host was built with
  mfe upgrade [--site URL] [--out vendor]       move a remote to them, and say what differs in the contract
  mfe build [dir] [--release]                   build a release into dist; --release uses the version of package.json
    [--development]                               of the host, beside its release: working copies run in it
  mfe check [dir] [--budget kB] [--site URL]    what publishing would refuse; with --site, what activating there would
                                                and how much heavier its pages are than the live ones, and why
  mfe publish [dir] [--reason TEXT]             upload it; nobody sees it yet
    [--key-file FILE]                             signed with a key of the team; MFE_KEY holds the key itself
    [--keyless]                                   signed as this CI, whose identity Sigstore certifies
    [--audience URL]                              the site's own address, where --url is another one
  mfe activate <name>@<version> --reason TEXT   show it to all visitors
    [--percent N]                                 or to a share of them, who keep it while the share grows
    [--no-watch]                                  never rolled back by the gateway itself
    [--base V]                                    only if V is what is live
    [--even-though-withdrawn]                     although it was taken back before
  mfe activate <release> <release>… --together --reason TEXT
                                                show them to all visitors at the same moment, checked as one
  mfe rollback <name> [--to V] --reason TEXT    end what only a share has, else go back to what was live before, or to V
    [--from V]                                    only if V is what is live or has a share
    [--even-though-withdrawn]                     although V was taken back before
  mfe rollback --set N --reason TEXT            take back all that went live together in revision N
  mfe retire <name> --reason TEXT               take a remote off the site: its pages answer 404, its menu entries go
    [--from V]                                    only if V is what is live or has a share
  mfe watch <name> --slower back|tell --reason TEXT
                                                whether a release that visitors wait longer for goes back by itself
  mfe status                                    what is live, how it did in the last hour, and what it costs
  mfe errors [name] [--version V] [--side S]    what fails: by cause, with the line of the source; S: browser, server, api
    [--follow]                                    goes on, and says what fails from now on
  mfe history [name] [--all]                    who activated what, when and why; --all: whatever was done
  mfe history --verify [--head MARK]            whether log and releases are whole; MARK is what this said before
    [--anchor FILE]                               whether it still holds what mfe log anchor wrote there
    [--keys FILE]                                 whether the gateways wrote every line; public keys, old and new
  mfe log anchor [--out FILE]                   the newest line, signed, to be kept where the database is not
  mfe prune [--dry-run] --reason TEXT           remove what nobody can get or go back to; or say what would go
  mfe preview <name>@<version> [--hours N]      a link that shows a published release to one browser; --path: its page
  mfe preview list | revoke <id>                the links there are; ends one
  mfe keys make [--out FILE]                    a key of the team to sign with; prints its public half
  mfe keys show --key-file FILE                 the public half of a key
  mfe publishers                                who may publish which remote
  mfe publishers add <name> --reason TEXT       from then on a token alone does not publish it
    --key-file FILE --label TEXT                  the holder of this public key
    --repository URL --workflow PATH --branch B   the CI of this repository; --issuer URL for others than GitHub's
  mfe publishers remove <name> <id> --reason TEXT     end that at once; what was published stays
  mfe publishers end <name> --reason TEXT       let a token alone publish it again
  mfe sbom <name>|gateway [--version V]         the packages in a release, live unless V says which; --out: the file
  mfe slots                                     which slots pages have, what they give, and who fills them
  mfe flags [name]                              the flags of live releases, who gets what, and which are stale
  mfe flags set <name> <flag> --value V --reason TEXT   one rule for it: for everybody, or for
    [--role R] [--company REF] [--percent 10]             this role, company, share, or all of that at once
  mfe flags off <name> <flag> --reason TEXT     the default for everybody; the rules are kept
  mfe flags clear <name> <flag> --reason TEXT   no rules, so the default for everybody
  mfe routes                                    which remote has which path, and the grants
  mfe routes grant <path> --to NAME --reason TEXT     let a remote have a path of another one
  mfe routes revoke <path> --from NAME --reason TEXT  end that, from its next activation on
  mfe api list                                  where the services of remotes run, and how they do
  mfe api set <name> --upstream URL --reason TEXT     send the requests for a remote's API there
    [--version V] [--health /healthz] [--timeout 5s]    for one version alone; its health path; how long it may take
  mfe api remove <name> --reason TEXT           end that; --version as above
  mfe api rotate-key --reason TEXT              a new key for the identities that services get
  mfe token create --remote NAME|all --can publish,activate --days N --label TEXT --reason TEXT
  mfe token list
  mfe token revoke <id> --reason TEXT
  mfe dev [names...] [--port N]                 serve remotes from source with live reload (all without a name)
  mfe dev [name] --site URL [--hours N]         show your working copy inside that site, to one browser, on every save

Options of every command
  --json         one JSON document on standard output
  --help, -h     this text

Options of commands that speak to a gateway
  --url URL      default MFE_URL, else http://localhost:3000
  --token TOKEN  default MFE_TOKEN, else .data/operator-token in this folder or one above

Exit codes: 0 done, 1 refused or failed with a reason, 2 wrong usage.
`;
