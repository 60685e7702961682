// @ts-check
import './node-version.mjs';
import { runProduct } from './run-product.mjs';

await runProduct();
