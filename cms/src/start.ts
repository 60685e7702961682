import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/** What `strapi start` does, which for its other commands loads 40 MB more and takes a tenth longer. */
void createStrapi({ appDir: process.cwd(), distDir: path.resolve(__dirname, '..') }).start();
