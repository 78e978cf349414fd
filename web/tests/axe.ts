// What keeps out people who see, hear or move otherwise.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export async function seriousFlaws(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // Of what is in order, axe would name each element.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
