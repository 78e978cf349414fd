// What Chromium itself tells a screen reader; Playwright’s own names are kinder.
import type { Page } from '@playwright/test';

export async function buttonNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const buttons = nodes.filter(({ ignored, role }) => !ignored && /button$/i.test(String(role?.value)));
  return buttons.map(({ name }) => String(name?.value ?? ''));
}
