// tally.mjs FILE…: reads the reports of GoogleTest, Vitest and Playwright (all JSON), and prints `PASSED FAILED SKIPPED`,
// then a line for each of the slowest tests: seconds and name.
import { readFileSync } from 'node:fs';

const tests = [];

function readGoogleTest(report) {
  for (const suite of report.testsuites) {
    for (const test of suite.testsuite) {
      if (test.status !== 'RUN') continue;
      const state = test.failures ? 'failed' : test.result === 'SKIPPED' ? 'skipped' : 'passed';
      tests.push({ name: `${suite.name}.${test.name}`, seconds: parseFloat(test.time), state });
    }
  }
}

function readVitest(report) {
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      const state = { passed: 'passed', failed: 'failed' }[test.status] ?? 'skipped';
      tests.push({ name: test.fullName, seconds: (test.duration ?? 0) / 1000, state });
    }
    if (file.status === 'failed' && file.assertionResults.length === 0) tests.push({ name: file.name, seconds: 0, state: 'failed' });
  }
}

function readPlaywright(report) {
  const visit = (suite) => {
    for (const { title, file, tests: runs } of suite.specs ?? []) {
      for (const run of runs) {
        const seconds = run.results.reduce((sum, each) => sum + each.duration, 0) / 1000;
        const state = { expected: 'passed', skipped: 'skipped' }[run.status] ?? 'failed';
        tests.push({ name: `${file}: ${title}`, seconds, state });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of report.suites) visit(suite);
  // Something beside the tests, as a file that does not compile.
  for (const error of report.errors) tests.push({ name: error.message, seconds: 0, state: 'failed' });
}

for (const file of process.argv.slice(2)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.testsuites) readGoogleTest(report);
  else if (report.testResults) readVitest(report);
  else readPlaywright(report);
}
const count = (state) => tests.filter((test) => test.state === state).length;
console.log(count('passed'), count('failed'), count('skipped'));
tests.sort((a, b) => b.seconds - a.seconds);
for (const { name, seconds } of tests.slice(0, 5)) console.log(seconds.toFixed(1), name);
