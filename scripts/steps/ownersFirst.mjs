/**
 * Builds in the order in which they can be activated: who activates a route first owns it, and a part needs the slot that it
 * fills. Of remotes that wait for each other one is refused; those are activated together, by hand.
 */
export function ownersFirst(builds, sharedRoutes) {
  const ordered = [];
  const seen = new Set();
  const visit = (build) => {
    if (seen.has(build.name)) return;
    seen.add(build.name);
    const routes = sharedRoutes.filter(({ to }) => to === build.name).map(({ of }) => of);
    const slots = (build.parts ?? []).map(({ slot }) => `mf-${slot.split('.', 1)[0]}`);
    const owners = new Set([...routes, ...slots]);
    for (const owner of builds.filter(({ name }) => owners.has(name))) visit(owner);
    ordered.push(build);
  };
  for (const build of builds) visit(build);
  return ordered;
}
