import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'

export const CourseSkeleton = () => <DetailSkeleton label="Loading the course" className="h-80 desk:h-102" />
