import { useEffect, useState } from 'react';

/** A heading counts from the top of the window to about a third of its height. */
const BAND = { rootMargin: '0px 0px -65% 0px' };

/** The heading that was last scrolled to, of those with these ids. */
export function useCurrentSection(ids: string): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (seen) setCurrent(seen.target.id);
    }, BAND);
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
