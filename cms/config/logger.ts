import { winston } from '@strapi/logger';
import { createLogFormat } from '../src/log-format';
import { settings } from './settings';

export default {
  level: settings.log.level,
  format: createLogFormat(settings.log.format),
  // A rejection that nobody handles becomes an exception, unless it comes of an outage.
  transports: [new winston.transports.Console({ handleExceptions: true })],
};
