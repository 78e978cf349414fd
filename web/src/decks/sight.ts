// Whether something is in sight or about to be: drawings are made only then.
import type { Attachment } from 'svelte/attachments';

const tellers = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

export const sighted =
  (tell: (near: boolean) => void): Attachment =>
  (node) => {
    observer ??= new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => tellers.get(target)?.(isIntersecting)),
      { rootMargin: '400px 0px' },
    );
    tellers.set(node, tell);
    observer.observe(node);
    return () => observer?.unobserve(node);
  };
