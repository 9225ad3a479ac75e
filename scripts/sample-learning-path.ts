export { samplePathId } from '@kere/d1/seed/paths/learning-paths.seed'
