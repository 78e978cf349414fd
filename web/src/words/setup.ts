// Before the tests: they speak all languages.
import { allLanguages, learn } from './files';

await learn(...allLanguages);
